declare module 'virtual:icons/authors' {
  const drawn: Record<string, string[]>;
  export default drawn;
}

declare module 'virtual:icons/*' {
  const icons: Record<string, [body: string, box: number, color?: string]>;
  export default icons;
}

declare module 'virtual:texts' {
  const texts: Record<string, Record<'en' | 'fr' | 'de' | 'it', () => Promise<{ default: string }>>>;
  export default texts;
}

declare module 'virtual:rules' {
  interface Rule {
    number: string;
    text: string;
  }
  interface Rulebook {
    short: Rule[];
    chapters: { id: string; title: string; rules: Rule[] }[];
  }
  const rules: Record<string, Record<'en' | 'fr' | 'de' | 'it', () => Promise<{ default: Rulebook }>>>;
  export default rules;
}
