import { Container } from '@majak/ui/container';

/** Where a key opens nothing, or nothing can be looked up. */
export const NoOrderScreen = ({ kind }: { kind: 'none' | 'away' }) => (
  <Container>
    <div className="max-w-measure py-12 md:py-20">
      <h1 className="text-display-long">{kind === 'none' ? 'This link doesn’t work' : 'Not right now'}</h1>
      <p className="mt-5">
        {kind === 'none'
          ? 'Part of it is missing, or the order is gone. Open it from the e-mail we sent you.'
          : 'We can’t look up your order right now. Nothing is lost: try again in a minute.'}
      </p>
    </div>
  </Container>
);
