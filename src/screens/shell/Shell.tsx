import { lazy, Suspense, useEffect, useMemo, useState } from "react";
import { t } from "../../text";
import { loadedHome, loadHome } from "../home/load";
import { Arrivals, useFragment } from "../routing/navigation";
import { parseRoute, type Route } from "../routing/route";
import { Footer } from "./Footer";
import { LoadingScreen } from "./LoadingScreen";
import { NotFound } from "./NotFound";
import { News, Notices, TableNotices } from "./Notices";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar";
import { translated } from "./translated";

const LateHome = lazy(async () => ({ default: await loadHome() }));
const Setup = lazy(() => import("../setup/Setup"));
const TableScreen = lazy(() => import("../table/TableScreen"));
const ReplayScreen = lazy(() => import("../replay/ReplayScreen"));
const LinkScreen = lazy(() => import("../replay/LinkScreen"));
const Statistics = lazy(() => import("../statistics/Statistics"));
const Rules = lazy(() => import("../rules/Rules"));
const Rulebooks = lazy(() => import("../rules/Rulebooks"));
const DeckRoom = translated(() => import("../decks/room/DeckRoom"));
const DeckScreen = translated(() => import("../decks/builder/DeckScreen"));
const CardsScreen = translated(() => import("../decks/browser/CardsScreen"));
const SetsScreen = translated(() => import("../sets/SetsScreen"));
const EditorScreen = translated(() => import("../sets/editor/EditorScreen"));
const CopyCard = translated(() => import("../sets/editor/CopyCard"));
const EventStart = translated(() => import("../decks/events/EventStart"));
const EventScreen = translated(() => import("../decks/events/EventScreen"));
const SharedDeck = translated(() => import("../decks/share/SharedDeck"));
const SharedSet = translated(() => import("../sets/SharedSet"));
const Positions = translated(() => import("../positions/Positions"));
const Puzzles = translated(() => import("../puzzles/Puzzles"));
const Saves = lazy(() => import("../saves/Saves"));
const Settings = lazy(() => import("../settings/Settings"));

/** The frame around a screen: top bar, notices and footer. The table fills the whole window. */
export function Shell() {
  const fragment = useFragment();
  const route = useMemo(() => parseRoute(fragment), [fragment]);
  const arrivals = useArrivalsOf(fragment);
  const atTable = isAtTable(route);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new page starts at its top.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pageOf(route)]);

  const screen = (
    <Suspense fallback={<LoadingScreen />}>
      <ScreenOf route={route} />
    </Suspense>
  );
  return (
    <Arrivals value={arrivals}>
      {atTable ? (
        <>
          <TableNotices />
          {screen}
        </>
      ) : (
        <div className={styles.shell}>
          <SkipButton />
          <TopBar screen={route.kind} />
          <Notices />
          <main className={styles.main} id="content" tabIndex={-1}>
            {screen}
          </main>
          <News keepsOff={route.kind === "home"} />
          <Footer />
        </div>
      )}
    </Arrivals>
  );
}

function isAtTable(route: Route): boolean {
  return route.kind === "table" || route.kind === "replay" || (route.kind === "link" && route.watch);
}

/** Key of the page. Moving from clause to clause stays on the same page. */
function pageOf(route: Route): string {
  return "slug" in route ? `${route.kind}/${route.slug}` : route.kind;
}

function ScreenOf({ route }: { route: Route }) {
  const Home = loadedHome() ?? LateHome;
  switch (route.kind) {
    case "home":
      return <Home />;
    case "play":
      return <Setup key={route.slug} slug={route.slug} deck={route.deck} />;
    case "table":
      return <TableScreen key={route.match} match={route.match} />;
    case "replay":
      return <ReplayScreen key={route.match} match={route.match} at={route.at} />;
    case "link":
      return <LinkScreen key={route.text} text={route.text} watch={route.watch} />;
    case "statistics":
      return <Statistics />;
    case "rules":
      return <Rules slug={route.slug} clause={route.clause} />;
    case "rulebooks":
      return <Rulebooks />;
    case "decks":
      return <DeckRoom slug={route.slug} />;
    case "deck":
      return <DeckScreen key={route.deck} slug={route.slug} deck={route.deck} />;
    case "cards":
      return <CardsScreen slug={route.slug} />;
    case "sets":
      return <SetsScreen slug={route.slug} />;
    case "edit-set":
      return (
        <EditorScreen
          key={`${route.slug} ${route.code}`}
          slug={route.slug}
          code={route.code}
          card={route.card}
        />
      );
    case "copy-card":
      return <CopyCard key={route.name} slug={route.slug} name={route.name} />;
    case "new-event":
      return <EventStart key={`${route.slug} ${route.event}`} slug={route.slug} kind={route.event} />;
    case "event":
      return <EventScreen key={route.event} slug={route.slug} event={route.event} />;
    case "shared-deck":
      return <SharedDeck key={route.text} text={route.text} />;
    case "shared-set":
      return <SharedSet key={route.text} text={route.text} />;
    case "positions":
    case "new-position":
    case "position":
    case "shared-position":
      return <Positions route={route} />;
    case "puzzles":
    case "puzzle":
      return <Puzzles route={route} />;
    case "saves":
      return <Saves />;
    case "settings":
      return <Settings />;
    case "unknown":
      return <NotFound address={route.address} />;
  }
}

/** A button, not a link: the address bar belongs to the routes. */
function SkipButton() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() =>
        (document.querySelector<HTMLElement>("main h1") ?? document.getElementById("content"))?.focus()
      }
    >
      {t("shell.skip")}
    </button>
  );
}

function useArrivalsOf(fragment: string): number {
  const [seen, setSeen] = useState({ fragment, arrivals: 0 });
  if (seen.fragment === fragment) return seen.arrivals;
  const next = { fragment, arrivals: seen.arrivals + 1 };
  setSeen(next);
  return next.arrivals;
}
