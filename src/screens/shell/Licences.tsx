import { useEffect, useState } from "react";
import { t } from "../../text";
import styles from "./Licences.module.css";

/** A package that is part of the program, as the build lists it. */
interface Part {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly file: string;
}

/** What the licences that lie beside the program are of, each with a link to its text. */
export function Licences() {
  const [parts, setParts] = useState<readonly Part[] | null>([]);
  useEffect(() => {
    let gone = false;
    const show = (found: readonly Part[] | null) => {
      if (!gone) setParts(found);
    };
    fetch("licences/index.json")
      .then(async (response) => show(response.ok ? await response.json() : null))
      .catch(() => show(null));
    return () => {
      gone = true;
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
