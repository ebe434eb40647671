import { Button } from '@majak/ui/button';

/** Taking one's data along, and having it erased. */
export const OwnData = () => (
  <>
    <p className="max-w-measure">
      The archive has every answer, message and step in one file that programs can read, and each file as you
      sent it.
    </p>
    <form method="post" action="/client-area/personal-data" className="mt-5 flex flex-wrap gap-4">
      <Button type="submit">Download my data</Button>
      <Button href="/client-area/erase" variant="quiet">
        Erase my data
      </Button>
    </form>
  </>
);
