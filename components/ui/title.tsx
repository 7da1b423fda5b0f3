import { Fragment } from 'react';

/** The title of an entry, in which parts between backticks are code. */
export const Title = ({ children }: { children: string }) =>
  children.split(/`([^`]+)`/).map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="font-mono text-[0.9em] [letter-spacing:0]">
        <LongNames>{part}</LongNames>
      </code>
    ) : (
      <LongNames key={index}>{part}</LongNames>
    ),
  );

/** A text whose long names break after a dot or before a capital: `ReactDOMServer.renderToPipeableStream`. */
const LongNames = ({ children }: { children: string }) =>
  children.split(/(\S{18,})/).map((part, index) =>
    index % 2 === 1
      ? part.split(/(?<=\.)|(?<=\p{Ll})(?=\p{Lu})/u).map((piece, at) => (
          <Fragment key={`${index} ${at}`}>
            {at > 0 && <wbr />}
            {piece}
          </Fragment>
        ))
      : part,
  );
