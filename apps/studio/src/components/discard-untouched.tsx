'use client';

import { useDocumentInfo, useFormFields, useFormModified } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Create makes a draft at once: whoever leaves it as they found it leaves none behind. The store looks again before it goes. */
export function DiscardUntouched() {
  const { id, collectionSlug } = useDocumentInfo();
  const modified = useFormModified();
  const title = useFormFields(([fields]) => fields.title?.value);
  const isUntouched = useRef(false);
  isUntouched.current = id !== undefined && !modified && !title;
  useEffect(
    () => () => {
      // The next page is known a moment later: the versions of a draft are still the draft.
      setTimeout(() => {
        const isStillOpen = location.pathname.includes(`/collections/${collectionSlug}/${id}`);
        if (isUntouched.current && !isStillOpen)
          void fetch(`/api/${collectionSlug}/${id}/discard-untouched`, {
            method: 'POST',
            credentials: 'include',
            keepalive: true,
          }).catch(() => undefined);
      }, 500);
    },
    [id, collectionSlug],
  );
  return null;
}
