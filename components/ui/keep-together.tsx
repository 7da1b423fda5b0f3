/** Keeps words with hyphens, such as double names, on one line if they fit. */
export const keepTogether = (text: string) =>
  text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={index} className="inline-block max-w-full">
        {part}
      </span>
    ),
  );
