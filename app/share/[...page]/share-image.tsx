import { startsRightToLeft } from '@/lib/direction';
import type { ShareItem } from './items';

/** The texts of a share image. */
export type Shown = Pick<ShareItem, 'captions' | 'title' | 'signature'>;

/** A picture as a data URL, with its size in pixels. */
export interface Picture {
  src: string;
  width: number;
  height: number;
}

/** The texts beside the pattern, or beside a picture, which stands on a panel. */
export const Layout = ({
  captions,
  title,
  signature,
  graphic,
  picture,
}: Shown & Pick<ShareItem, 'graphic'> & { picture: Picture | undefined }) => (
  <div className="image">
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
      <img src={graphic} alt="" className={picture ? 'ground' : 'pattern'} />
      {picture && <img {...picture} alt="" className="picture" />}
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
