/** Set while the page is loaded once more because it could not start. */
export const RESTARTED = "playmat.restarted";

/** How long the page may still take to start, in milliseconds: after an error, and when all its scripts are there. */
const GRACE = { error: 5000, load: 20_000 };

const SAYS = {
  en: "Playmat could not be loaded. Check the connection and load the page again.",
  de: "Playmat konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.",
};

/** The program takes the prerendered landing page away when it starts. */
const hasStarted = (): boolean => document.getElementById("first") === null;

function wasRestarted(): boolean {
  try {
    return sessionStorage.getItem(RESTARTED) !== null;
  } catch {
    return true;
  }
}

/** Removes what was kept of the program, which may be damaged; saved matches stay. */
async function dropKept(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

async function restart(): Promise<void> {
  sessionStorage.setItem(RESTARTED, "");
  await dropKept().catch(() => undefined);
  location.reload();
}

function say(language: keyof typeof SAYS): void {
  const page = document.getElementById("first");
  page?.setAttribute("hidden", "");
  const words = document.createElement("p");
  words.setAttribute("role", "alert");
  words.lang = language;
  words.textContent = SAYS[language];
  document.getElementById("root")?.replaceChildren(words);
}

/**
 * A page whose program cannot be loaded or run is loaded once more without what was kept of it; if that does not help, it
 * says so instead of showing a landing page on which nothing can be pressed.
 */
export function watchStart(language: keyof typeof SAYS): void {
  let done = false;
  const check = () => {
    if (done || hasStarted()) return;
    done = true;
    if (navigator.onLine && !wasRestarted()) void restart();
    else say(language);
  };
  const onFault = ({ target }: Event) => {
    // A picture that is missing keeps nothing from starting.
    if (target === window || target instanceof HTMLScriptElement) setTimeout(check, GRACE.error);
  };
  // A script that does not load tells only those who listen on the way down.
  addEventListener("error", onFault, true);
  addEventListener("unhandledrejection", onFault);
  addEventListener("load", () => setTimeout(check, GRACE.load));
}
