import { newShare } from "./share";

/**
 * What one press brings about is drawn in several pictures, so that none of them takes long: what was pressed at once,
 * what it does (the answer itself) after that picture, the board as it is then with the next one, its cards with that and
 * those after it, as many at a time as the machine can draw, then what stands round the board, and what is long in moving
 * last. While nobody looks at the page, everything is done at once.
 */
type Task = () => void;

/** Done after the next picture. */
const tasks: Task[] = [];
/** Done after the next picture, or the one after it while answers are carried out. */
const board: Task[] = [];
/** Done with the board and after it, so many with each picture. */
const pieces: Task[] = [];
/** Done once all pieces are. */
const around: Task[] = [];
/** Done once nothing else is to be. */
const moves: Task[] = [];
const queues = [tasks, board, pieces, around, moves];
let isExpected = false;

const share = newShare();
/** What the last picture took so far: its pieces, and drawing them. */
let pieced = 0;
let took = 0;
/** So many pictures at most the pieces may take before what stands round the board is drawn among them. */
const PATIENCE = 6;
let waited = 0;

/** Tasks that are added meanwhile are done too. */
function clear(queue: Task[]): void {
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) task();
}

/** Does so many, those that are added meanwhile not among them. */
function take(queue: Task[], most: number): number {
  let done = 0;
  for (; done < most; done++) {
    const task = queue.shift();
    if (task === undefined) break;
    task();
  }
  return done;
}

const listeners = new Set<Task>();

/** Tells tests and tools, who see every picture, that this one is not the last; others, that it was. */
function tell(): void {
  document.documentElement.toggleAttribute("data-drawing", isExpected);
  if (!isExpected) for (const listener of listeners) listener();
}

/** Calls back whenever everything is drawn that was to be, until it is told to stop. @returns how to stop. */
export function onDrawn(listener: Task): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const isOpen = (): boolean => queues.some((queue) => queue.length > 0);

/** What is done for one picture. An answer takes its time: the board after it comes with the next one. */
function nextPart(): void {
  if (tasks.length > 0) {
    clear(tasks);
  } else if (board.length === 0 && (pieces.length === 0 || waited >= PATIENCE)) {
    waited = 0;
    const least = around.length > 0 ? around : moves;
    take(least, least.length);
  } else {
    if (around.length > 0) waited++;
    const isBoard = board.length > 0;
    clear(board);
    // The board itself takes most of the picture, all of it on a slow machine, and tells nothing of the pieces.
    const done = take(pieces, isBoard ? Math.floor(share.next() / 4) : share.next());
    pieced = isBoard ? 0 : done;
  }
}

/** A picture that took longer than this to be drawn leaves no room for more work before the next, in milliseconds. */
const FULL = 5;
let hasRested = false;

/** On a slow machine drawing and working have a picture each; but never two pictures in a row pass without work. */
function mustRest(drawn: number): boolean {
  hasRested = !hasRested && drawn > FULL && isSeen();
  return hasRested;
}

function flush(): void {
  isExpected = false;
  const began = performance.now();
  if (pieced > 0) share.learn(pieced, took + began - framed);
  pieced = 0;
  if (mustRest(began - framed)) {
    expect();
    return;
  }
  try {
    nextPart();
  } finally {
    // React draws what has changed as soon as this is done.
    queueMicrotask(() => {
      took = performance.now() - began;
    });
    // One that fails keeps nobody else from being done.
    if (isOpen()) expect();
    setTimeout(tell);
  }
}

const isSeen = (): boolean => document.visibilityState === "visible";

/** When the picture was begun that is being made. */
let framed = 0;

/** A timer set as a picture is made runs when it has been handed over. */
function expect(): void {
  if (isExpected) return;
  isExpected = true;
  tell();
  requestAnimationFrame(() => {
    framed = performance.now();
    setTimeout(flush);
  });
}

function add(queue: Task[], task: Task): void {
  if (!isSeen()) {
    task();
    return;
  }
  queue.push(task);
  expect();
}

/** Does this when the picture that answers a press is on its way. */
export const afterPicture = (task: Task): void => add(tasks, task);

/** Draws the board anew, together with everything else that is drawn of it. */
export const withBoard = (task: Task): void => add(board, task);

/** Draws a small part of the board, with it or with a picture soon after it: few of them at a time. */
export const inPieces = (task: Task): void => add(pieces, task);

/** Draws what stands round the board, a picture after it and all its pieces. */
export const roundBoard = (task: Task): void => add(around, task);

/** Begins what takes a while to move, when all else is drawn: each picture is dearer while something moves. */
export const inTheEnd = (task: Task): void => add(moves, task);

// Nothing waits for a picture that nobody will see, least of all an answer.
document.addEventListener("visibilitychange", () => {
  while (!isSeen() && isOpen()) flush();
});
