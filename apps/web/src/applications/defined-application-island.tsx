import type { ApplicationAddresses } from '@majak/tools/forms/application';
import { applicationOf } from '@majak/tools/forms/applications/editor-forms/application-of-definition';
import type { FormDefinition } from '@majak/tools/forms/applications/editor-forms/form-definition';
import { useMemo } from 'react';
import { ApplicationScreen } from './application-screen.tsx';
import type { ApplicationStart } from './use-application.ts';

type Props = ApplicationStart & { definition: FormDefinition; addresses: ApplicationAddresses };

/** A form that an editor built, on its pages: the browser is given its definition, where others are code. */
export function DefinedApplicationIsland({ definition, addresses, ...start }: Props) {
  const application = useMemo(() => ({ ...applicationOf(definition), addresses }), [definition, addresses]);
  return <ApplicationScreen application={application} {...start} />;
}
