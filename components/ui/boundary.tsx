'use client';

import { catchError } from 'next/error';
import type { ReactNode } from 'react';

/**
 * Keeps the page when a part of it fails: `fallback` replaces the part, or nothing does. React writes the error to the
 * console.
 */
export const Boundary = catchError(({ fallback }: { fallback?: ReactNode }) => fallback);
