import { expect, test } from "vitest";
import type { Pose } from "../state/spots";
import { actOf, holdOf, lengthOf } from "./act";
import { ghostTracks } from "./ghost-tracks";
import type { Pace } from "./pace";
import { perform } from "./player";
import type { Poses } from "./poses";
import type { Step, Stop } from "./steps";

const FULL: Pace = { mode: "full", factor: 1 };
const pose = (x: number, y: number, scale = 1): Pose => ({ x, y, scale, angle: 0 });
const stop = (card: number | null, zone: number): Stop => ({ card, place: { zone, face: "up", x: 0, y: 0 } });
const side = { def: "Gate Warden", seat: 0 };

/** A table on which zone n lies at 100 n, 10. Zone 9 is not on screen. */
const poses: Poses = {
  of: ({ place }) => (place.zone === 9 ? null : pose(place.zone * 100, 10)),
  stage: () => pose(500, 300, 1.7),
};

const fly = (card: number | null, from: number, to: number, at: number, cast = false): Step => ({
  do: "fly",
  card,
  from: stop(card, from),
  to: stop(card, to),
  before: side,
  after: side,
  cast,
  at,
  ms: cast ? 500 : 400,
});

const ghosts = (...steps: Step[]) => actOf(steps, FULL, poses, new Map())?.ghosts ?? [];

test("a card waits where it was until its turn comes, and is handed on from likeness to likeness", () => {
  const [first, second] = ghosts(fly(7, 1, 2, 300), fly(7, 2, 3, 900));
  expect(first).toMatchObject({ begins: 0, ends: 900, goesOn: true, from: { x: 100 } });
  expect(second).toMatchObject({ begins: 900, ends: 1300, goesOn: false, from: { x: 200 } });
});

test("a card nobody may know is not shown before it moves", () => {
  expect(ghosts(fly(null, 1, 2, 60))[0]).toMatchObject({ begins: 60, ends: 460 });
});

test("what was held up goes on from the middle of the table", () => {
  expect(ghosts(fly(7, 1, 4, 0, true), fly(7, 4, 2, 500))[1]?.from).toEqual(poses.stage());
});

test("a place that is not on screen brings no likeness", () => {
  expect(ghosts(fly(7, 9, 2, 0))).toEqual([]);
});

test("an act is as long as its longest step at its pace; nobody waits for the banner", () => {
  const banner: Step = { do: "banner", seat: 0, turn: 3, at: 0, ms: 900 };
  const act = actOf([banner, fly(7, 1, 2, 0)], { mode: "full", factor: 2 }, poses, new Map());
  expect(act && lengthOf(act)).toBe(800);
  expect(act?.banner?.turn).toBe(3);
});

test("dice and a card that is held up come first; flights hold nothing up", () => {
  const hold = (...steps: Step[]) => {
    const act = actOf(steps, { mode: "full", factor: 0.5 }, poses, new Map());
    return act && holdOf(act);
  };
  expect(hold(fly(7, 1, 2, 0))).toBe(0);
  expect(hold({ do: "dice", at: 100, ms: 700 }, fly(7, 1, 2, 800))).toBe(400);
  expect(hold(fly(7, 1, 4, 0, true), fly(7, 4, 2, 500))).toBe(250);
});

test("with less motion there are no likenesses and no arrows, at speed 0 there is no act", () => {
  const steps = [fly(7, 1, 2, 0)];
  const soft = actOf(steps, { mode: "fades", factor: 1 }, poses, new Map());
  expect(soft).toMatchObject({ ghosts: [], arrows: [], steps: [{ do: "fade", card: 7 }] });
  expect(actOf(steps, { mode: "none", factor: 0 }, poses, new Map())).toBeNull();
});

test("a likeness moves by transform and opacity alone, inside its time", () => {
  const [ghost] = ghosts(fly(7, 1, 2, 100));
  const [card, body] = [{}, {}] as HTMLElement[];
  if (!ghost || !card || !body) throw new Error("no likeness");
  const tracks = ghostTracks(ghost, pose(200, 10), { card, body }, { left: 0, top: 0 }, 0.5);
  expect(tracks).toMatchObject([{ element: card, delay: 0, duration: 250 }]);
  const frames = tracks[0]?.keyframes ?? [];
  expect(frames.map(({ offset }) => offset)).toEqual([0, 0.2, 1, 1]);
  expect(frames[0]?.transform).toContain("translate(100.00px, 10.00px)");
  expect(frames.at(-1)?.transform).toContain("translate(200.00px, 10.00px)");
  const keys = new Set(frames.flatMap((frame) => Object.keys(frame)));
  expect([...keys].sort()).toEqual(["easing", "offset", "opacity", "transform"]);
});

test("a press ends everything that is under way", async () => {
  let finished = 0;
  const element = {
    animate: () => {
      let end = () => {};
      const done = new Promise<void>((resolve) => {
        end = resolve;
      });
      return {
        finished: done,
        finish: () => {
          finished++;
          end();
        },
      };
    },
  } as unknown as Element;
  const track = { element, keyframes: [], delay: 0, duration: 1000 };
  const running = perform([track, track]);
  running.finish();
  await running.over;
  expect(finished).toBe(2);
});
