/** The same in any language: texts for texts, functions with the same values, lists of any length. */
export type InAnyLanguage<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => infer Text
    ? (...values: Values) => InAnyLanguage<Text>
    : Value extends readonly (infer Item)[]
      ? readonly InAnyLanguage<Item>[]
      : { readonly [Key in keyof Value]: InAnyLanguage<Value[Key]> };
