/** The title of an entry, in which parts between backticks are code. */
export const Title = ({ children }: { children: string }) =>
  children.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="font-mono text-[0.9em] [letter-spacing:0]">
        {part}
      </code>
    ) : (
      part
    ),
  );
