import type { ShareItem } from '@/lib/seo/share-items';
import { startsRightToLeft } from '@/lib/text-direction';

/**
 * The content of a share image: two captions, the title beside a pattern, and two lines about the owner.
 * Takumi draws it, so it uses only what `shareImageCss` defines.
 */
export function ShareImage({ captions, title, signature, pattern }: Omit<ShareItem, 'route'>) {
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

function Line({ text, className = '' }: { text: string; className?: string }) {
  const direction = startsRightToLeft(text) ? 'rtl' : 'ltr';
  return (
    <div className={`${className} ${direction}`} dir={direction}>
      {text}
    </div>
  );
}
