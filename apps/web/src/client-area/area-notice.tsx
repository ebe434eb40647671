import { Container } from '@majak/ui/container';
import { Notice } from '@majak/ui/notice';

/** Above a page: something has just happened, or can't be shown. */
export const AreaNotice = ({ kind, text }: { kind: 'success' | 'error'; text: string }) => (
  <Container>
    <Notice kind={kind} role={kind === 'error' ? 'alert' : 'status'} className="mt-6">
      <p>{text}</p>
    </Notice>
  </Container>
);
