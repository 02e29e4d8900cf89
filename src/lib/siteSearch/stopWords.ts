/**
 * Words that say nothing about what is looked for: folded, divided by spaces. They tell one way of
 * asking from another, and no page from another.
 */
export const stopWords = {
  en: `a about above actually after again all also am an and another any anybody anyone anything
    are aren as at be because been before being but by can cannot come could couldn did didn
    do does doesn doing don done during each either else ever every exactly explain for from
    get gets getting give given go goes going got had happen happens has hasn have haven
    having he hello help her here hey hi him his how however i if im in into is isn it its
    just know let like ll long look looking lot make makes many may maybe me mean might mine
    more most much must my need needed needs no not now of off ok on once one only onto or
    other our ours out over own per please possible properly re really s same say see set
    shall she should show so some somebody somehow someone something still such t take tell
    than thank thanks that the their them then there these they thing things this those
    through to too try trying under until up us use used uses using ve very want was wasn
    way we well were what whats when where whether which while who whom whose why will wish
    with within without won work working works would yes yet you your yours`,
  fr: `a afin ai aide aider aie aimerais aimerait ait alors apres arrive as au aucun aussi autre
    autres aux avais avait avant avec avez avoir avons besoin bien bonjour c ca car ce ceci
    cela celle celles celui cent ces cest cet cette ceux chaque chez ci combien comme
    comment connaitre contre d dans de dedans dehors deja depuis des deux devrait dire dis
    dites dois doit doivent donc donne donnent donner dont du durant elle elles en encore
    entre es est et etait etant etc ete etes etre eu eux existe expliquez faire fais fait
    faites faut fois fonctionne fonctionnent font forment gros grosse hors ici il ils j jai
    jamais je jusqu jusque juste l la laquelle le lequel les leur leurs lors lorsqu lorsque
    lui m ma mais marche marchent me merci mes mets mettre mien moi moins mon monsieur n ne
    ni non nos notre nous on ont ou oui par parce pas pendant petit petite peu peut peuvent
    peux plus plusieurs plutot possible pour pourquoi pourrait pouvez pouvoir pouvons prend
    prendre prends puis puisqu puisque qu quand que quel quelle quelles quelqu quelque
    quelques quelquun quels quest qui quoi quoiqu s sa sais salut sans sauf savoir se sera
    serait ses seul seulement si sien signifie sil soi soit sommes son sont sous souvent
    suis sur svp t ta tant te tel telle tels tes toi ton toujours tous tout toute toutes
    tres trop tu un une utilise utiliser va vais vers veulent veut veux via vis voici voila
    voir vont vos votre voudrais voulez vouloir vous vraiment y`,
} as const;
