import { anchors, paths } from '../paths.ts';

export type NavigationLink = { name: string; to: string };

export const mainLinks: readonly NavigationLink[] = [
  { name: 'Solutions', to: paths.solutions },
  { name: 'Product', to: paths.product },
  { name: 'Consulting', to: paths.consulting },
  { name: 'Resources', to: paths.resources },
  { name: 'About', to: paths.about },
];

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Solutions',
    links: [
      { name: 'Government', to: paths.government },
      { name: 'Healthcare', to: paths.healthcare },
      { name: 'Financial Services', to: paths.financialServices },
      { name: 'Utilities & Infrastructure', to: paths.utilities },
    ],
  },
  {
    title: 'Resources',
    links: [
      { name: 'Blog', to: `${paths.resources}#${anchors.blog}` },
      { name: 'Whitepapers', to: `${paths.resources}#${anchors.whitepapers}` },
      { name: 'Case Studies', to: `${paths.resources}#${anchors.caseStudies}` },
      { name: 'Documentation', to: `${paths.resources}#${anchors.documentation}` },
      { name: 'Trust', to: paths.trust },
      { name: 'Proof', to: paths.proof },
      { name: 'Developers', to: paths.developers },
    ],
  },
  {
    title: 'Company',
    links: [
      { name: 'About Us', to: `${paths.about}#${anchors.aboutUs}` },
      { name: 'Careers', to: `${paths.about}#${anchors.careers}` },
      { name: 'Contact', to: `${paths.about}#${anchors.contact}` },
      { name: 'Press', to: `${paths.about}#${anchors.press}` },
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  { name: 'Privacy', to: paths.privacy },
  { name: 'Terms', to: paths.terms },
  { name: 'Cookies', to: paths.cookies },
];
