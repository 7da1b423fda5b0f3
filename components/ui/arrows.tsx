import { LuArrowLeft, LuArrowRight } from 'react-icons/lu';

/** Points back, against the direction of the page's language. */
export const ArrowBack = () => <LuArrowLeft aria-hidden="true" className="rtl:-scale-x-100" />;

/** Points on, in the direction of the page's language. */
export const ArrowForward = () => <LuArrowRight aria-hidden="true" className="rtl:-scale-x-100" />;
