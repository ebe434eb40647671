import { mappingFaults } from '@majak/tools/official-forms/mapping-faults';
import { questionsOf } from '@majak/tools/official-forms/questions-of';
import type { Endpoint, PayloadRequest } from 'payload';
import { roleOf } from '../content/access.ts';
import { QueueFull, WorkerLost } from '../documents/worker-queue.ts';
import { offeredApplication } from '../offered-tools.ts';
import { readBytes } from '../ports/read-bytes.ts';
import { readText } from '../ports/read-text.ts';
import { refuse } from '../records/request-actions-access.ts';
import { site } from '../site.ts';
import { fillOfficialForm, unprintableInWords } from './fill-official-form.ts';
import { keepPaperFiles, paperPicture, removePaperFiles } from './paper-files.ts';
import { askToRead } from './paper-work.ts';
import { readMapping, readStoredPaper } from './stored-paper.ts';

const mostPaperBytes = 10 * 1024 * 1024;
const mostMappingBytes = 1024 * 1024;

const mayChange = (req: PayloadRequest): boolean => ['owner', 'editor'].includes(roleOf(req) ?? '');

const bodyOf = (req: PayloadRequest) => ({ body: req.body ?? null, headers: req.headers });

async function rowOf(req: PayloadRequest) {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id)) return undefined;
  const doc = await req.payload.findByID({
    collection: 'official-forms',
    id,
    depth: 0,
    overrideAccess: false,
    req,
    disableErrors: true,
  });
  return doc ?? undefined;
}

const noRow = () => refuse(404, 'There is no such official form. Save it first.');
const noStore = { 'Cache-Control': 'private, no-store' };

/** Has a PDF read; answers why it cannot be now, or why it never can. */
async function read(bytes: Uint8Array): Promise<Awaited<ReturnType<typeof askToRead>> | Response> {
  try {
    return await askToRead(bytes);
  } catch (error) {
    if (error instanceof QueueFull)
      return refuse(503, 'Too many PDFs are being read. Try again in a minute.');
    if (error instanceof WorkerLost) return refuse(422, 'This PDF takes too long to read. Choose another.');
    throw error;
  }
}

const take: Endpoint = {
  path: '/:id/paper',
  method: 'post',
  handler: async (req) => {
    if (!mayChange(req)) return refuse(403, 'Only editors and owners may do this.');
    const row = await rowOf(req);
    if (!row) return noRow();
    const bytes = await readBytes(bodyOf(req), mostPaperBytes);
    if (!bytes) return refuse(413, 'This PDF is larger than 10 MB. Choose a smaller one.');
    const paper = await read(bytes);
    if (paper instanceof Response) return paper;
    if ('refused' in paper) return refuse(422, paper.refused);
    const names = new Set(paper.fields.map(({ name }) => name));
    // What filled a field that the new PDF has not would be a fault that nobody could mend.
    const mapping = Object.fromEntries(
      Object.entries(readMapping(row.mapping)).filter(([name]) => names.has(name)),
    );
    const file = await keepPaperFiles(paper);
    await req.payload.update({
      collection: 'official-forms',
      id: row.id,
      depth: 0,
      overrideAccess: true,
      req,
      data: { file, paper: { fields: paper.fields, pages: paper.pages }, mapping, published: false },
    });
    await removePaperFiles(row);
    return Response.json({ fields: paper.fields.length }, { headers: noStore });
  },
};

const questions: Endpoint = {
  path: '/:id/questions',
  method: 'get',
  handler: async (req) => {
    const row = await rowOf(req);
    const application = offeredApplication(row?.application);
    if (!application) return noRow();
    return Response.json({ questions: questionsOf(application.form) }, { headers: noStore });
  },
};

const faults: Endpoint = {
  path: '/:id/faults',
  method: 'post',
  handler: async (req) => {
    const row = await rowOf(req);
    const paper = readStoredPaper(row);
    const application = offeredApplication(row?.application);
    if (!paper || !application) return noRow();
    const text = await readText(bodyOf(req), mostMappingBytes);
    const mapping = readMapping(parsed(text));
    return Response.json(
      { faults: mappingFaults({ ...paper, mapping }, application.form) },
      { headers: noStore },
    );
  },
};

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const page: Endpoint = {
  path: '/:id/pages/:page',
  method: 'get',
  handler: async (req) => {
    const paper = readStoredPaper(await rowOf(req));
    const at = Number(req.routeParams?.page);
    const picture = paper?.pages[at] && (await paperPicture(paper.file, at));
    if (!picture) return refuse(404, 'There is no such page.');
    return new Response(new Uint8Array(picture), { headers: { ...noStore, 'Content-Type': 'image/webp' } });
  },
};

const sample: Endpoint = {
  path: '/:id/sample',
  method: 'get',
  handler: async (req) => {
    const row = await rowOf(req);
    const paper = readStoredPaper(row);
    const application = offeredApplication(row?.application);
    if (!row || !paper || !application) return noRow();
    const answers = site.tools.samples[application.slug] ?? {};
    const filled = await fillOfficialForm({ title: row.title, paper, form: application.form, answers });
    if (!filled) return refuse(404, 'The PDF is not in the store of files any more. Choose it again.');
    if ('unprintable' in filled) return refuse(422, unprintableInWords(filled.unprintable));
    return new Response(new Uint8Array(filled.pdf), {
      headers: {
        ...noStore,
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${application.slug}-sample.pdf"`,
      },
    });
  },
};

/** What editors do with a paper beside naming it: choose its PDF, see its pages, try it out. */
export const paperEndpoints: Endpoint[] = [take, questions, faults, page, sample];
