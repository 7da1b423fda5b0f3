'use client';

import { useEffect } from 'react';
import { FailureNotice } from '@/components/layout/failure-notice';
import { useNavigation } from '@/components/navigation/navigation-provider';

/**
 * Replaces a page that fails in the browser. After a link, its document is loaded first, because the host may have a
 * new build, without the scripts of the old one.
 */
export default function PageError({ error }: { error: Error }) {
  const { isFirstPage } = useNavigation();
  useEffect(() => {
    if (!isFirstPage) location.reload();
  }, [isFirstPage]);
  return isFirstPage && <FailureNotice error={error} />;
}
