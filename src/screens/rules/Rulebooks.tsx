import { BookOpen } from "lucide-react";
import { GAME_SLUGS } from "../../games/registry";
import { t } from "../../text";
import { ButtonLink } from "../../ui/Button";
import { gameTitle } from "../games/names";
import { hrefOf } from "../routing/route";
import { Heading } from "../shell/Heading";
import page from "../shell/Page.module.css";
import styles from "./Rules.module.css";

export default function Rulebooks() {
  return (
    <div className={page.narrow}>
      <Heading title={t("reader.books")}>{t("reader.books")}</Heading>
      <ul className={styles.list}>
        {GAME_SLUGS.map((slug) => (
          <li key={slug}>
            <ButtonLink
              href={hrefOf({ kind: "rules", slug })}
              icon={<BookOpen aria-hidden="true" size={18} />}
            >
              {gameTitle(slug)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
