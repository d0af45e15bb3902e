import { Search, X } from "lucide-react";
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Clause, Game } from "../../games/game";
import { isGameSlug } from "../../games/registry";
import { useSettings } from "../../store/settings/settings";
import { currentLocale, t } from "../../text";
import { Button } from "../../ui/Button";
import { cx } from "../../ui/cx";
import { hrefOf } from "../routing/route";
import { ClauseEntry } from "./ClauseEntry";
import { Contents } from "./Contents";
import { sectionsOf } from "./contents";
import { Keywords } from "./Keywords";
import { keywordsOf, searchKeywords } from "./keywords";
import styles from "./RulebookReader.module.css";
import { searchClauses, termsOf } from "./search";
import { useClauses } from "./wording";

interface Props {
  readonly game: Game;
  /** The clause to scroll to and highlight. */
  readonly clause?: string | undefined;
  /** `page`: its own screen, where clauses have addresses; `panel`: beside a table that must stay open. */
  readonly place: "page" | "panel";
}

const NO_CLAUSES: readonly Clause[] = [];

/** The parts of a rulebook that match a search, or all of it. */
function useFound(game: Game, query: string) {
  const wording = useClauses(game.rulebook);
  const clauses = typeof wording === "string" ? NO_CLAUSES : wording;
  const terms = useDeferredValue(useMemo(() => termsOf(query), [query]));
  const found = useMemo(() => searchClauses(clauses, terms), [clauses, terms]);
  const sections = useMemo(() => sectionsOf(clauses, found), [clauses, found]);
  const allKeywords = useMemo(() => keywordsOf(game), [game]);
  const keywords = useMemo(() => searchKeywords(allKeywords, terms), [allKeywords, terms]);
  return { wording, clauses, terms, found, sections, keywords };
}

/** The rulebook of a game, for reading, searching and looking up a clause. */
export function RulebookReader({ game, clause, place }: Props) {
  const [query, setQuery] = useState("");
  const book = useFound(game, query);
  const { clauses, terms, found, sections, keywords } = book;
  const isThere = typeof book.wording !== "string";
  const reader = useRef<HTMLDivElement>(null);
  const searchBox = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (clause === undefined || !isThere) return;
    setQuery("");
    // Waits until the whole rulebook is rendered again.
    const frame = requestAnimationFrame(() => showClause(reader.current, clause));
    return () => cancelAnimationFrame(frame);
  }, [clause, isThere]);

  const pressed = (event: KeyboardEvent) => {
    const inSearch = event.target === searchBox.current;
    if (event.key === "/" && !inSearch && useSettings.getState().letterKeys) searchBox.current?.focus();
    else if (event.key === "Escape" && inSearch && query !== "") setQuery("");
    else if (event.key === "Enter" && inSearch) focusClause(reader.current, 0);
    else if (event.key === "ArrowDown" && !inSearch) moveClause(reader.current, 1);
    else if (event.key === "ArrowUp" && !inSearch) moveClause(reader.current, -1);
    else return;
    if (event.key.startsWith("Arrow") && !clauseInFocus(reader.current)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the whole reader, in addition to its controls.
    <div ref={reader} className={cx(styles.reader, styles[place])} onKeyDown={pressed}>
      <div className={styles.search}>
        <SearchField box={searchBox} query={query} onQuery={setQuery} />
        <p role="status" className={styles.count}>
          {isThere &&
            (terms.length > 0
              ? t("reader.found", { count: found.length, of: clauses.length })
              : t("reader.clauses", { count: clauses.length }))}
        </p>
      </div>
      <div className={styles.columns}>
        <Contents
          sections={sections}
          keywords={keywords.length}
          onSection={(at) => showHeading(reader.current, String(at))}
          onKeywords={() => showHeading(reader.current, "keywords")}
          folded={place === "panel"}
        />
        <Book game={game} clause={clause} place={place} query={query} {...book} />
      </div>
    </div>
  );
}

interface SearchFieldProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

function SearchField({ box, query, onQuery }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.searchBox}>
      <label className="visually-hidden" htmlFor={id}>
        {t("reader.search")}
      </label>
      <Search className={styles.searchIcon} aria-hidden="true" size={18} />
      <input
        ref={box}
        id={id}
        className={styles.searchInput}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        placeholder={t("reader.search")}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
      />
      {query !== "" && (
        <Button
          look="quiet"
          className={styles.clear}
          aria-label={t("reader.clear")}
          onClick={() => {
            onQuery("");
            box.current?.focus();
          }}
        >
          <X aria-hidden="true" size={18} />
        </Button>
      )}
    </div>
  );
}

type BookProps = Props & ReturnType<typeof useFound> & { readonly query: string };

/** The clauses by section, and the keywords. */
function Book({ game, clause, place, query, wording, clauses, terms, found, sections, keywords }: BookProps) {
  const id = useId();
  const isThere = typeof wording !== "string";
  const isUnknown = clause !== undefined && isThere && !clauses.some((one) => one.id === clause);
  const hrefFor = (clauseId: string) =>
    place === "page" && isGameSlug(game.slug)
      ? hrefOf({ kind: "rules", slug: game.slug, clause: clauseId })
      : undefined;
  return (
    <div className={styles.book}>
      {currentLocale() !== "en" && <p className={styles.source}>{t("reader.language")}</p>}
      {isUnknown && <p className={styles.unknown}>{t("reader.no-clause", { clause })}</p>}
      {!isThere && <p role="status">{t(wording === "failed" ? "reader.failed" : "shell.wait")}</p>}
      {isThere && found.length === 0 && keywords.length === 0 && (
        <p className={styles.none}>{t("reader.none", { query })}</p>
      )}
      {sections.map((section) => (
        <section key={section.at} className={styles.section} aria-labelledby={`${id}-section-${section.at}`}>
          <h2
            id={`${id}-section-${section.at}`}
            className={styles.sectionTitle}
            tabIndex={-1}
            data-section={section.at}
            lang="en"
          >
            {section.title}
          </h2>
          <ul className={styles.clauses}>
            {section.clauses.map((entry) => (
              <ClauseEntry
                key={entry.id}
                clause={entry}
                terms={terms}
                isMarked={entry.id === clause}
                href={hrefFor(entry.id)}
                elementId={`${id}-${entry.id}`}
              />
            ))}
          </ul>
        </section>
      ))}
      {keywords.length > 0 && <Keywords keywords={keywords} terms={terms} headingId={`${id}-keywords`} />}
      <p className={styles.source}>{t("reader.source", { source: game.rulebook.source })}</p>
    </div>
  );
}

function clauseElements(reader: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(reader?.querySelectorAll<HTMLElement>("[data-clause]") ?? []);
}

function showClause(reader: HTMLElement | null, clause: string): void {
  const element = clauseElements(reader).find((entry) => entry.dataset.clause === clause);
  element?.scrollIntoView({ block: "center" });
  element?.focus({ preventScroll: true });
}

function focusClause(reader: HTMLElement | null, at: number): void {
  const element = clauseElements(reader)[at];
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: "nearest" });
}

function clauseInFocus(reader: HTMLElement | null): boolean {
  return clauseElements(reader).some((entry) => entry.contains(document.activeElement));
}

/** Moves focus to the next or previous clause. */
function moveClause(reader: HTMLElement | null, by: 1 | -1): void {
  const at = clauseElements(reader).findIndex((entry) => entry.contains(document.activeElement));
  if (at >= 0) focusClause(reader, at + by);
}

function showHeading(reader: HTMLElement | null, section: string): void {
  const heading = reader?.querySelector<HTMLElement>(`[data-section="${section}"]`);
  heading?.scrollIntoView({ block: "start" });
  heading?.focus({ preventScroll: true });
}
