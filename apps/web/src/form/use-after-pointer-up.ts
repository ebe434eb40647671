import { useEffect, useRef } from 'react';

type Deed = () => void;

/**
 * Does something once no button of the mouse is held down. Who presses a button leaves a field with it: a message that
 * appeared at the field at once would move the button away from under the pointer, and the click would be lost.
 */
export function useAfterPointerUp(): (deed: Deed) => void {
  const isPressed = useRef(false);
  const waiting = useRef<Deed[]>([]);
  useEffect(() => {
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click comes with the release; what waits comes after both.
      setTimeout(() => {
        for (const deed of waiting.current.splice(0)) deed();
      });
    };
    const listening = new AbortController();
    const options = { signal: listening.signal, capture: true };
    addEventListener('pointerdown', press, options);
    addEventListener('pointerup', release, options);
    addEventListener('pointercancel', release, options);
    return () => listening.abort();
  }, []);
  return (deed) => (isPressed.current ? void waiting.current.push(deed) : deed());
}
