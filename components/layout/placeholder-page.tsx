import { PageHeading } from '../ui/page-heading';

/** A page that has its heading and nothing else yet. */
export function PlaceholderPage({ title }: { title: string }) {
  return (
    <div className="page-top section-end">
      <PageHeading>{title}</PageHeading>
    </div>
  );
}
