import { expect, test } from "@playwright/test";
import { mouseInput } from "./support/input-device";
import { Player } from "./support/player";
import { NO_WINDOWS, withSettings } from "./support/settings";
import { setUp } from "./support/setup";
import { TablePage } from "./support/table";

test("the opponent thinks in its worker, and never falls back to the page", async ({ page }) => {
  const paths: string[] = [];
  page.context().on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    const post = Worker.prototype.postMessage;
    const counts = { asked: 0, answered: 0, ended: 0 };
    Object.assign(window, { workerCounts: counts });
    Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]) {
      counts.asked++;
      return Reflect.apply(post, this, given);
    } as typeof post;
    const { terminate } = Worker.prototype;
    Worker.prototype.terminate = function () {
      counts.ended++;
      terminate.call(this);
    };
    const descriptor = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
    Object.defineProperty(MessagePort.prototype, "onmessage", {
      ...descriptor,
      set(listener: (event: MessageEvent) => void) {
        descriptor?.set?.call(this, (event: MessageEvent) => {
          if (typeof event.data === "object" && event.data !== null && "answer" in event.data)
            counts.answered++;
          listener(event);
        });
      },
    });
  });
  await withSettings(page, NO_WINDOWS);
  await setUp(page, { level: "Hard", seed: "where does it think" });
  await new Player(page, mouseInput(page)).playUntil(
    ({ main, phase }) => main?.name === "End turn" && Number(/\d+/.exec(phase)?.[0]) > 6,
  );
  const counts = () => page.evaluate(() => Reflect.get(window, "workerCounts") as Record<string, number>);
  const { asked: questions } = await counts();
  expect(questions).toBeGreaterThan(5);
  await expect.poll(counts).toMatchObject({ asked: questions, answered: questions, ended: 0 });
  expect(paths.some((path) => path.includes("opponent.worker"))).toBe(true);
});

test("the first legal move takes at most two clicks from the landing page", async ({ page }) => {
  await withSettings(page);
  const table = new TablePage(page);
  await table.start("Play now");
  // The deal is random: a hand may hold Flash cards only, and the opponent may begin.
  const move = table.hand.getByRole("button", { name: /, may act$/ }).or(table.button(/^Pass/));
  await expect(move.first()).toBeVisible({ timeout: 20_000 });
});

test("the expert has a second worker search half of its worlds", async ({ page }) => {
  const workers: string[] = [];
  page.context().on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes("opponent.worker")) workers.push(pathname);
  });
  await withSettings(page, NO_WINDOWS);
  await setUp(page, { level: "Expert", seed: "two heads" });
  await new Player(page, mouseInput(page)).playUntil(
    ({ main, phase }) => main?.name === "End turn" && Number(/\d+/.exec(phase)?.[0]) > 2,
  );
  const cores = await page.evaluate(() => navigator.hardwareConcurrency);
  expect(workers, "scripts of workers that were started").toHaveLength(Math.min(2, cores));
});
