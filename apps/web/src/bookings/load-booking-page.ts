import type { Consultation } from '@majak/desk/bookings/consultations';
import { findConsultation } from '@majak/desk/bookings/consultations';
import { listSlots } from '@majak/desk/bookings/list-slots';
import { openPayload } from '@majak/desk/payload';
import { consultationAt } from './booking-address.ts';
import type { BookingDraft } from './booking-form.tsx';
import { type HandledBooking, handleBookingPost, handleWaitingPost } from './handle-booking-post.ts';
import { loadPicker, type Picker } from './load-picker.ts';
import type { WaitingDraft } from './waiting-form.tsx';

/** What the page of a consultation shows. */
export type BookingPage = {
  consultation: Consultation;
  picker: Picker;
  status: number;
  /** The form, once a time is chosen. */
  draft?: BookingDraft;
  waiting?: WaitingDraft;
  /** Whether somebody was put on the list of those who wait. */
  isWaiting: boolean;
  /** Whether the time that was chosen is gone. */
  isGone: boolean;
  pageKey: string;
};

/** The consultation that is booked at an address; nothing where none is. */
export async function consultationOn(slug: string): Promise<Consultation | undefined> {
  const asked = consultationAt(slug);
  return asked ? findConsultation(await openPayload(), asked) : undefined;
}

const handled = (request: Request, url: URL, consultation: Consultation): Promise<HandledBooking> =>
  url.searchParams.get('do') === 'wait'
    ? handleWaitingPost(request, consultation)
    : handleBookingPost(request, consultation);

/** What the page of a consultation shows after a visit or a post; an address where it leads elsewhere. */
export async function loadBookingPage(
  request: Request,
  consultation: Consultation,
): Promise<BookingPage | { next: string }> {
  const url = new URL(request.url);
  const post = request.method === 'POST' ? await handled(request, url, consultation) : undefined;
  if (post && 'next' in post)
    return { next: post.next.startsWith('?') ? url.pathname + post.next : post.next };
  const payload = await openPayload();
  const now = new Date();
  const asked = new URLSearchParams(url.searchParams);
  if (post && 'draft' in post && post.draft.typed.zone) asked.set('zone', post.draft.typed.zone);
  const picker = await loadPicker(payload, { consultation, asked, now });
  const page = {
    consultation,
    picker,
    status: post && 'draft' in post ? post.draft.status : post ? 422 : 200,
    isWaiting: url.searchParams.get('done') === 'waiting',
    isGone: false,
    pageKey: crypto.randomUUID(),
  };
  if (post) return { ...page, ...post };
  const startMs = Date.parse(asked.get('start') ?? '');
  if (Number.isNaN(startMs)) return page;
  const [free] = await listSlots(payload, {
    consultation,
    within: { fromMs: startMs, toMs: startMs + 1 },
    now,
  });
  const start = new Date(startMs).toISOString();
  return free ? { ...page, draft: { status: 200, typed: { start }, said: {} } } : { ...page, isGone: true };
}
