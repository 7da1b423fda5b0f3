import { strings } from '@/data/strings';
import { routes, withBasePath } from '@/lib/urls';
import { buttonStyles } from '../ui/button-styles';

/** The message that a page failed: in `npm run dev` why, and otherwise with a link that loads a document. */
export const FailureNotice = ({ error }: { error: Error }) =>
  process.env.NODE_ENV === 'development' ? (
    <pre className="whitespace-pre-wrap py-top">{error.message}</pre>
  ) : (
    <div className="pt-top pb-section">
      <h1 className="max-w-measure text-balance font-display text-page font-bold tracking-tight">
        {strings.failure.title}
      </h1>
      <p className="mt-6 max-w-measure text-lead text-muted">{strings.failure.whatToDo}</p>
      <a href={withBasePath(routes.home)} className={`${buttonStyles.primary} mt-10`}>
        {strings.notFound.link}
      </a>
    </div>
  );
