import { comingDays, dueTasks, silentCases } from '@majak/desk/cases/work-list';
import { lawDue } from '@majak/desk/content/law-of-site';
import type { User } from '@majak/desk/payload-types';
import { unansweredRequests } from '@majak/desk/replies/unanswered-requests';
import { today } from '@majak/desk/today';
import type { Payload } from 'payload';
import { dayInWords } from './day-in-words.ts';
import { firstOf, type WorkItem, type WorkList, waitingRequest } from './welcome-data.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Whether somebody works at the desk: agents and owners. */
export const isAtTheDesk = (user: Pick<User, 'role' | 'mustChangePassword'>): boolean =>
  user.role !== 'editor' && !user.mustChangePassword;

/** Requests that nobody has answered yet, who has waited the longest first. */
export const requestsToAnswer = async (payload: Payload, user: User): Promise<WorkItem[]> =>
  (await unansweredRequests(payload, user)).map(waitingRequest);

/** What has to be done today, or should have been. */
export async function tasksToday(payload: Payload): Promise<WorkItem[]> {
  const day = today();
  return (await dueTasks(payload, day)).map(({ id, title, case: of, due }) => ({
    href: `/admin/collections/cases/${id}`,
    title,
    detail: `${of} · ${due < day ? `was due on ${dayInWords(due)}` : 'due today'}`,
  }));
}

/** Days of cases that come soon, and those that passed while something is still waited for. */
export async function daysComing(payload: Payload): Promise<WorkItem[]> {
  const now = today();
  const told = (day: string) => (day < now ? `was due on ${dayInWords(day)}` : `on ${dayInWords(day)}`);
  return (await comingDays(payload, now)).map(({ id, title, case: of, day }) => ({
    href: `/admin/collections/cases/${id}`,
    title,
    detail: `${of} · ${day === now ? 'today' : told(day)}`,
  }));
}

/** Cases whose client has heard nothing from us for too long. */
export async function silent(payload: Payload): Promise<WorkItem[]> {
  const now = new Date();
  return (await silentCases(payload, now)).map(({ id, title, state, toldAt }) => ({
    href: `/admin/collections/cases/${id}`,
    title,
    detail: `${state} · nothing told for ${Math.floor((now.getTime() - Date.parse(toldAt)) / dayMs)} days, last on`,
    at: toldAt,
  }));
}

/** Rules of the law whose day to be read again has come. */
export const lawToRead = (): WorkList =>
  firstOf(
    lawDue(today()).map(({ href, title, place, by }) => ({
      href,
      title,
      detail: `${place} · was to be read again by ${dayInWords(by)}`,
    })),
  );
