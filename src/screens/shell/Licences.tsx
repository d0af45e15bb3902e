import { useEffect, useState } from "react";
import { translate } from "../../text";
import { addMessages } from "../../text/add-messages";
import { licence } from "../../text/en/ui/licence";
import styles from "./Licences.module.css";

addMessages(licence);
const t = translate<typeof licence>();

/** A package in the bundle, as listed by the build. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly file: string;
}

/** The packages of the page, and their licences. */
export function Licences() {
  return (
    <div className={styles.licences}>
      <p>{t("licence.code")}</p>
      <p>{t("licence.fonts")}</p>
      <p>{t("licence.games")}</p>
      <Parts />
    </div>
  );
}

/** The packages whose licences are shipped with the app, each with a link to its text. */
function Parts() {
  const [parts, setParts] = useState<readonly Part[] | null>([]);
  useEffect(() => {
    let isCancelled = false;
    const show = (found: readonly Part[] | null) => {
      if (!isCancelled) setParts(found);
    };
    fetch("licences/index.json")
      .then(async (response) => show(response.ok ? await response.json() : null))
      .catch(() => show(null));
    return () => {
      isCancelled = true;
    };
  }, []);
  if (parts === null) return <p>{t("licence.none")}</p>;
  return (
    <section aria-labelledby="licence-parts">
      <h3 id="licence-parts" className={styles.title}>
        {t("licence.parts")}
      </h3>
      <ul className={styles.parts}>
        {parts.map(({ name, version, licence, file }) => (
          <li key={name}>
            <a href={`licences/${file}`} target="_blank" rel="noreferrer">
              {t("licence.part", { name, version, licence })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
