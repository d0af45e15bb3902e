import { useEffect, useState } from "react";
import type { GameSlug } from "../../games/registry";
import { ButtonLink } from "../../ui/Button";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import { LoadingScreen } from "../shell/LoadingScreen";
import page from "../shell/Page.module.css";
import { t } from "./messages";
import { findPuzzle, startPuzzle } from "./start";

/** Goes on to the table of a puzzle, or says that there is none. */
export function PuzzleScreen({ slug, puzzle }: { slug: GameSlug; puzzle: string }) {
  const [fault, setFault] = useState<"gone" | "broken" | null>(null);
  useEffect(() => {
    let isWanted = true;
    const begin = async () => {
      const found = await findPuzzle(slug, puzzle);
      if (!isWanted) return;
      if (found === null) setFault("gone");
      else await startPuzzle(slug, found);
    };
    begin().catch((thrown) => {
      console.error(thrown);
      if (isWanted) setFault("broken");
    });
    return () => {
      isWanted = false;
    };
  }, [slug, puzzle]);
  if (fault === null) return <LoadingScreen />;
  return (
    <div className={page.narrow}>
      <Heading title={t("puzzles.title")}>{t("puzzles.title")}</Heading>
      <p role="alert">{t(`puzzles.${fault}`)}</p>
      <div>
        <ButtonLink href={hrefOf({ kind: "puzzles", slug })}>{t("puzzles.back")}</ButtonLink>
      </div>
    </div>
  );
}
