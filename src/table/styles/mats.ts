// A game without its own mat has the plain mat of tokens.css.
import.meta.glob("../../games/*/page/mat.css", { eager: true });
