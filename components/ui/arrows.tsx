import { Strokes } from './strokes';

export const ArrowLeft = () => <Strokes d="M12 19l-7-7 7-7M19 12H5" />;

export const ArrowRight = () => <Strokes d="M5 12h14M12 5l7 7-7 7" />;
