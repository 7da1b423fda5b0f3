/*
 * The types of a résumé in the form of JSON Resume 1.0.0 (https://docs.jsonresume.org/schema), as
 * read-resume.ts returns it: empty values are left out, and a list that is not written is empty. Nothing
 * else is sure to be there, because the standard requires no field.
 */

/** Dates are YYYY, YYYY-MM or YYYY-MM-DD. Without an end, it goes on, or its end is not known. */
export interface Dated {
  startDate?: string;
  endDate?: string;
}

export interface Profile {
  network?: string;
  username?: string;
  url?: string;
}

export interface Basics {
  name: string;
  label?: string;
  /** A path in `public/`, or a URL. */
  image?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location: {
    address?: string;
    postalCode?: string;
    city?: string;
    /** ISO 3166-1 alpha-2. Some write the name of the country. */
    countryCode?: string;
    region?: string;
  };
  profiles: Profile[];
}

export interface Work extends Dated {
  name?: string;
  location?: string;
  /** What the employer does. */
  description?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights: string[];
}

export interface Volunteer extends Dated {
  organization?: string;
  position?: string;
  url?: string;
  summary?: string;
  highlights: string[];
}

export interface Education extends Dated {
  institution?: string;
  url?: string;
  area?: string;
  studyType?: string;
  score?: string;
  courses: string[];
}

export interface Award {
  title?: string;
  date?: string;
  awarder?: string;
  summary?: string;
}

export interface Certificate {
  name?: string;
  date?: string;
  url?: string;
  issuer?: string;
}

export interface Publication {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
}

export interface Skill {
  name?: string;
  level?: string;
  keywords: string[];
}

export interface Language {
  language?: string;
  fluency?: string;
}

export interface Interest {
  name?: string;
  keywords: string[];
}

export interface Reference {
  name?: string;
  reference?: string;
}

export interface ResumeProject extends Dated {
  name?: string;
  description?: string;
  highlights: string[];
  keywords: string[];
  url?: string;
  roles: string[];
  entity?: string;
  /** What it is, such as `application` or `talk`. */
  type?: string;
}

export interface Resume {
  basics: Basics;
  work: Work[];
  volunteer: Volunteer[];
  education: Education[];
  awards: Award[];
  certificates: Certificate[];
  publications: Publication[];
  skills: Skill[];
  languages: Language[];
  interests: Interest[];
  references: Reference[];
  projects: ResumeProject[];
  meta: { canonical?: string; version?: string; lastModified?: string };
}
