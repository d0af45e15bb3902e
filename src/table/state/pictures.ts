/**
 * What one press brings about is drawn in several pictures, so that none of them takes long: what was pressed at once,
 * what it does (the answer itself) after that picture, the board as it is then with the next one, what stands round it
 * with the one after that. While nobody looks at the page, everything is done at once.
 */
type Task = () => void;

/** Done after the next picture. */
const tasks: Task[] = [];
/** Done after the next picture, or the one after it while answers are carried out. */
const board: Task[] = [];
/** Done one picture later. */
const around: Task[] = [];
let isExpected = false;

/** Tasks that are added meanwhile are done too. */
function clear(queue: Task[]): void {
  for (let task = queue.shift(); task !== undefined; task = queue.shift()) task();
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

function flush(): void {
  isExpected = false;
  const later = around.splice(0);
  try {
    // An answer takes its time: the board after it comes with the next picture.
    if (tasks.length === 0) clear(board);
    clear(tasks);
    clear(later);
  } finally {
    // One that fails keeps nobody else from being done.
    around.unshift(...later);
    if (tasks.length + board.length + around.length > 0) expect();
    setTimeout(tell);
  }
}

const isSeen = (): boolean => document.visibilityState === "visible";

/** A timer set as a picture is made runs when it has been handed over. */
function expect(): void {
  if (isExpected) return;
  isExpected = true;
  tell();
  requestAnimationFrame(() => setTimeout(flush));
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

/** Draws what stands round the board, a picture after it. */
export const roundBoard = (task: Task): void => add(around, task);

// Nothing waits for a picture that nobody will see, least of all an answer.
document.addEventListener("visibilitychange", () => {
  while (!isSeen() && tasks.length + board.length + around.length > 0) flush();
});
