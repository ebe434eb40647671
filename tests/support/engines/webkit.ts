import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { freeTcpPort } from '../postgres.ts';
import type { Engine } from './engine.ts';

/** The name of an element in an answer. Source: W3C WebDriver, section 12.1. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const patienceMs = 30_000;

/** A screen that nobody sees; it answers its number once it is there. */
async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = screen.stdio[3];
  if (!said) throw new Error('The screen has no pipe');
  const [number] = await once(said, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** WebKitGTK in its small browser, by plain WebDriver on a screen of its own. */
export async function startWebKit(): Promise<Engine> {
  const [binary] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  const { screen, display } = await startScreen();
  const port = await freeTcpPort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } & object };
    if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  };
  const until = Date.now() + patienceMs;
  while (!(await ask('GET', '/status').catch(() => undefined)))
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer');
  const opened = (await ask('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `/session/${opened.sessionId}`;
  await ask('POST', `${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  const run = (body: string, args: readonly unknown[]) =>
    ask('POST', `${session}/execute/sync`, { script: body, args });
  return {
    goto: async (address) => {
      await ask('POST', `${session}/url`, { url: address });
    },
    run: async (body, ...args) => (await run(body, args)) as never,
    find: async (body, ...args) => {
      const found = (await run(body, args)) as Record<string, string> | null;
      const id = found?.[elementKey];
      if (!id) throw new Error(`There is no ${args.join(' ')}`);
      return {
        click: async () => {
          await ask('POST', `${session}/element/${id}/click`, {});
        },
        type: async (text) => {
          await ask('POST', `${session}/element/${id}/clear`, {});
          await ask('POST', `${session}/element/${id}/value`, { text });
        },
      };
    },
    close: async () => {
      await ask('DELETE', session);
      driver.kill();
      screen.kill();
    },
  };
}
