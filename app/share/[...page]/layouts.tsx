import { startsRightToLeft } from '@/lib/direction';
import type { ShareItem } from './items';

/** What a share image shows. */
export type Shown = Pick<ShareItem, 'captions' | 'title' | 'signature' | 'pattern'>;

/** A picture as a data URL, with its size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** The title beside the pattern, between two lines of facts. */
export function TitleLayout({ captions, title, signature, pattern }: Shown) {
  const [kind, date] = captions;
  const [name, role] = signature;
  return (
    <div className="image">
      <div className="row">
        <Line text={kind} />
        <Line text={date} className="end" />
      </div>
      <div className="main">
        <Line text={title} className="title" />
        <img src={pattern} alt="" width={404} height={404} />
      </div>
      <div className="row">
        <Line text={name} className="name" />
        <Line text={role} className="end" />
      </div>
    </div>
  );
}

/** The texts beside a picture, which stands on a panel. */
export const PictureLayout = ({
  captions,
  title,
  signature,
  pattern,
  picture,
}: Shown & { picture: Picture }) => (
  <div className="split">
    <div className="texts">
      <div>
        {captions.filter(Boolean).map((text) => (
          <Line key={text} text={text} />
        ))}
      </div>
      <Line text={title} className="title" />
      <div>
        <Line text={signature[0]} className="name" />
        <Line text={signature[1]} />
      </div>
    </div>
    <div className="panel">
      <img src={pattern} alt="" className="ground" />
      <img {...picture} alt="" className="picture" />
    </div>
  </div>
);

function Line({ text, className = '' }: { text: string; className?: string }) {
  const direction = startsRightToLeft(text) ? 'rtl' : 'ltr';
  return (
    <div className={`${className} ${direction}`} dir={direction}>
      {text}
    </div>
  );
}
