import { mostPeople } from '@majak/tools/insurance/people-fields';
import { listSample } from '@majak/tools/insurance/people-list';
import { Button } from '@majak/ui/button';
import { Details } from '@majak/ui/details';
import { Notice } from '@majak/ui/notice';
import { TextArea } from '@majak/ui/text-area';
import type { QuestionsView } from './flow.ts';
import { carried } from './insurance-address.ts';

type Props = { list: QuestionsView['list']; action: string };

const columnNames = listSample.split('\n', 1)[0]?.replaceAll(';', ', ');

/** A list of people from a spreadsheet: a file, or pasted. */
export const ListPanel = ({ list, action }: Props) => (
  <div className="border-t border-line">
    {list?.added ? (
      <Notice kind="success" role="status" className="mt-4">
        {list.added === 1 ? 'One person was' : `${list.added} people were`} added. Check them below.
      </Notice>
    ) : null}
    <Details summary="Add people from a spreadsheet" open={list?.refused !== undefined}>
      <div className="grid gap-4 text-text">
        <p className="max-w-measure">
          Save the sheet as CSV. Its first line names the columns: {columnNames}. Dates are day, month, year.
          At most {mostPeople} people are priced at a time.
        </p>
        <label className="grid gap-2 font-semibold">
          A CSV file
          <input
            type="file"
            name={carried.listFile}
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            className="min-h-11 max-w-full font-normal file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-edge file:bg-transparent file:px-4 file:font-semibold file:text-text"
          />
        </label>
        <TextArea
          name={carried.list}
          label="Or paste the list, as CSV"
          rows={6}
          defaultValue={list?.text ?? ''}
          {...(list?.refused ? { error: list.refused } : {})}
        />
        <Button
          type="submit"
          name={carried.intent}
          value="read-list"
          formAction={action}
          formEncType="multipart/form-data"
          className="justify-self-start"
        >
          Add these people
        </Button>
      </div>
    </Details>
  </div>
);
