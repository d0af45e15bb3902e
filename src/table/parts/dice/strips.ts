import styles from "./Die.module.css";
import { type Paint, rollingMoments, rollingStrip } from "./rolling";

/** Addresses of the strips of dice, by seat and by whether it is the best one of its throw. */
const strips = new Map<string, string>();
const keyOf = (seat: number, isBest: boolean): string => `${seat} ${isBest}`;

function paintOf(die: Element): Paint {
  const style = getComputedStyle(die);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return { side: colour("--die"), edge: colour("--die-edge"), ink: colour("--die-ink") };
}

/** The strip of a rolling die. @param die an element of it, whose colours it takes unless they are known. */
export function stripOf(seat: number, isBest: boolean, die: Element): string {
  const key = keyOf(seat, isBest);
  const known = strips.get(key) ?? rollingStrip(paintOf(die));
  strips.set(key, known);
  return known;
}

/** Width and height of one moment in pixels: sharp on dense screens too. */
const SIZE = 200;

const idle = (): Promise<unknown> =>
  new Promise((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 5000 }) : setTimeout(done, 200),
  );

/**
 * The strip as pixels: a drawing of hundreds of parts would be laid out anew wherever it is shown. Drawn moment by
 * moment, so that a press in between need not wait.
 */
async function inPixels(paint: Paint): Promise<string> {
  const moments = rollingMoments(paint);
  const canvas = document.createElement("canvas");
  canvas.width = moments.length * SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext("2d");
  for (const [i, moment] of moments.entries()) {
    await idle();
    const image = new Image();
    image.src = moment;
    await image.decode();
    context?.drawImage(image, i * SIZE, 0, SIZE, SIZE);
  }
  await idle();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return blob === null ? rollingStrip(paint) : URL.createObjectURL(blob);
}

/**
 * Makes the pictures of rolling dice ready while nothing else is done, so that a throw need not draw them.
 * @param root an element in which dice have their colours. @param seats how many seats throw.
 */
export async function readyStrips(root: Element, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    for (const isBest of [false, true]) {
      await idle();
      if (strips.has(keyOf(seat, isBest))) continue;
      const die = document.createElement("span");
      die.className = styles.die ?? "";
      die.hidden = true;
      die.dataset.seat = String(seat);
      if (isBest) die.dataset.best = "true";
      root.append(die);
      const paint = paintOf(die);
      die.remove();
      // Where it cannot be made into pixels, the drawing does.
      const address = await inPixels(paint).catch(() => rollingStrip(paint));
      strips.set(keyOf(seat, isBest), address);
    }
  }
}
