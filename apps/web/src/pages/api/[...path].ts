import type { APIRoute } from 'astro';
import { problem } from '../../problem.ts';

export const ALL: APIRoute = () => problem({ status: 404, title: 'There is no such address' });
