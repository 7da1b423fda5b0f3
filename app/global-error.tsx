export { GlobalError as default } from '@/components/layout/global-error';
