import { Button } from '@majak/ui/button';
import { useState } from 'react';

/** Forgets one entry, after it was asked once more. The focus then goes to the heading: its own place is gone. */
export function DeleteButton({ name, onForget }: { name: string; onForget: () => void }) {
  const [asked, setAsked] = useState(false);
  const press = () => {
    if (!asked) return setAsked(true);
    onForget();
    document.getElementById('kept-title')?.focus({ preventScroll: true });
  };
  return (
    <Button
      variant="quiet"
      className="min-h-10 text-small"
      aria-label={asked ? `Really forget ${name}` : `Forget ${name}`}
      onBlur={() => setAsked(false)}
      onClick={press}
    >
      {asked ? 'Really forget' : 'Forget'}
    </Button>
  );
}
