import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";
import type { Step } from "./steps";

/** A step that has run. */
export interface Done {
  readonly step: Step;
  readonly passed: boolean;
  readonly seconds: number;
}

const PAIR = 2;

/** Runs the steps two at a time, in this order, and starts no more after a failure. Each prints when it has ended. */
export async function inPairs(steps: readonly Step[]): Promise<readonly Done[]> {
  const waiting = [...steps];
  const done: Done[] = [];
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { output, ...result } = await run(step, "pipe");
      process.stdout.write(`${title(step)}${output}`);
      done.push(result);
      if (!result.passed) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: PAIR }, work));
  return done;
}

/** Runs the steps one after the other, up to the first that fails. */
export async function inOrder(steps: readonly Step[]): Promise<readonly Done[]> {
  const done: Done[] = [];
  for (const step of steps) {
    process.stdout.write(title(step));
    const { output: _, ...result } = await run(step, "inherit");
    done.push(result);
    if (!result.passed) break;
  }
  return done;
}

const title = (step: Step): string => `\n=== ${step.title} (${step.name}) ===\n`;

function run(step: Step, stdio: "pipe" | "inherit"): Promise<Done & { readonly output: string }> {
  const [program = "", ...args] = step.command;
  const bin = resolve("node_modules/.bin");
  const began = performance.now();
  return new Promise((settle) => {
    let output = "";
    const end = (passed: boolean) =>
      settle({ step, passed, seconds: (performance.now() - began) / 1000, output });
    const child = spawn(program, args, {
      stdio: ["ignore", stdio, stdio],
      shell: process.platform === "win32",
      env: { ...process.env, ...step.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ""}` },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    child.on("error", (error) => {
      output += `${error.message}\n`;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}
